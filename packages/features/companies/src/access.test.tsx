import { type Role, roles } from '@telve/api';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyAddPage } from './CompanyAddPage';
import { CompanyEditPage } from './CompanyEditPage';
import { CompanyListPage } from './CompanyListPage';
import { companyClient } from './testing/companyClient';

const pages = [
  ['list', <CompanyListPage key="list" />, 'İş yerleri'],
  ['add form', <CompanyAddPage key="add" />, 'İş yeri ekle'],
  ['edit form', <CompanyEditPage key="edit" id={1} />, 'Kırık Fincan Gıda'],
] as const;

const open = (element: (typeof pages)[number][1], role: Role) => {
  const client = companyClient({ roles: [role] });
  renderFeature(element, { client });
  return client;
};

describe.each(pages)('the %s', (_name, element, title) => {
  it('opens to PanelUser (COMP-01, COMP-02, COMP-03, COMP-04)', async () => {
    open(element, 'PanelUser');
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (COMP-04)', (role) => {
    const client = open(element, role);
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});
