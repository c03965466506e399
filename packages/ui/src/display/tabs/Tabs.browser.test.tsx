import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { TabPanel, Tabs } from './Tabs';

const tabs = [
  { id: 'single', label: 'Tekil', count: 86 },
  { id: 'passive', label: 'Pasif', disabled: true },
  { id: 'groups', label: 'Gruplar' },
];

function Example() {
  const [tab, setTab] = useState('single');
  return (
    <UiRoot>
      <Tabs idBase="t" label="Tür" tabs={tabs} value={tab} onChange={setTab} />
      <TabPanel idBase="t" id={tab}>
        {tab}
      </TabPanel>
    </UiRoot>
  );
}

it('tabs are one stop; arrows choose, pass what is disabled and go around', async () => {
  render(<Example />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  const groups = screen.getByRole('tab', { name: 'Gruplar' });
  expect(document.activeElement).toBe(groups);
  expect(groups.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: 'Gruplar' }).textContent).toBe('groups');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Tekil86');
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(groups);
});
