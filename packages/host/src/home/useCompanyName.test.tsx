import type { Client, Role } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCompanyName } from './useCompanyName';

function Line({ roles }: { roles: readonly Role[] }) {
  return <p>{useCompanyName(roles) ?? 'yok'}</p>;
}

/** Answers the calls that were made. */
const show = (role: Role) => {
  const calls: string[] = [];
  const client: Client = {
    identity: '7',
    roles: [role],
    call: async ({ id }) => {
      calls.push(id);
      return { items: [{ id: 1, companyName: 'Kırık Fincan Gıda Ltd. Şti.' }], totalCount: 1, totalPages: 1 } as never;
    },
  };
  render(
    <TelveProvider client={client}>
      <Line roles={[role]} />
    </TelveProvider>,
  );
  return calls;
};

it('tells a venue user the company of their venues (SHELL-02)', async () => {
  const calls = show('PanelVenueUser');
  expect(await screen.findByText('Kırık Fincan Gıda Ltd. Şti.')).toBeDefined();
  expect(calls).toEqual(['venues.list']);
});

it.each(['PanelUser', 'AppliedMerchantUser'] as const)('asks nothing for %s', (role) => {
  expect([show(role), screen.getByText('yok').tagName]).toEqual([[], 'P']);
});
