import { expect, it } from 'vitest';
import { helpContentsFeature } from './feature';

const { routes } = helpContentsFeature;

it('opens list, add form and edit form to PanelUser only (HELP-01, HELP-08, HELP-09, HELP-10)', () => {
  expect(routes.map(({ path, roles }) => [path, ...roles])).toEqual([
    ['/dashboard/helpMenuContents', 'PanelUser'],
    ['/dashboard/helpMenuContent', 'PanelUser'],
    ['/dashboard/helpMenuContent/:id', 'PanelUser'],
  ]);
});

it('hands the number of the address to the page, and no record for any other spelling', () => {
  const idOf = (id: string) => routes[2]?.props?.({ id }, new URLSearchParams());
  expect(idOf('7')).toEqual({ id: 7 });
  for (const id of ['abc', '1e1', '0x0a', '010', '0', '-1', '1.5']) expect(idOf(id)).toEqual({ id: Number.NaN });
});

it('stands among the members of the menu, the tasks and the palette, for PanelUser (SHELL-02)', () => {
  const roles = ['PanelUser'];
  const target = 'helpContents.list';
  expect(helpContentsFeature.menu).toMatchObject([{ group: 'members', label: 'Yardım içerikleri', target, roles }]);
  expect(helpContentsFeature.tasks).toMatchObject([{ title: 'Yardım içerikleri', target, roles }]);
  expect(helpContentsFeature.actions).toMatchObject([{ label: 'Soru ekle', target: 'helpContents.add', roles }]);
});

it('loads pages only when they are asked for', async () => {
  const loaded = await Promise.all(routes.map(({ load }) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(['HelpContentListPage', 'HelpContentAddPage', 'HelpContentEditPage']);
});
