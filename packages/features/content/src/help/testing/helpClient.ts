import { type HelpCategory, type HelpContent, helpContentEntries, type Role } from '@telve/api';
import {
  conflictWith,
  type FakeClient,
  fakeClient,
  helpContent,
  helpContentRow,
  page,
  refusal,
  stub,
} from '@telve/testing';

export const sampleCategories: readonly HelpCategory[] = [
  { id: 1, title: 'Abonelik' },
  { id: 2, title: 'Sipariş' },
  { id: 3, title: 'Hesap' },
];

/** Markup as somebody might type it: to be read, never to be run. */
export const markup = '<img src=x onerror="globalThis.hasRun=true"><style>*{display:none}</style>';

/** Four questions in their order; the third is passive, the last holds markup. */
export const sampleHelp: readonly HelpContent[] = [
  helpContent({ id: 12, title: 'Aboneliğimi nasıl iptal ederim?', helpMenuId: 1, priority: 1 }),
  helpContent(),
  helpContent({ id: 18, title: 'E-posta adresimi nasıl değiştiririm?', helpMenuId: 3, priority: 5, active: false }),
  helpContent({ id: 20, title: markup, description: markup, priority: 9 }),
];

export interface HelpClientOptions {
  rows?: readonly HelpContent[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A client over help contents in memory that orders, saves, speaks and counts versions as the server does. */
export const helpClient = ({ rows = sampleHelp, roles }: HelpClientOptions = {}): FakeClient => {
  let stored = rows;
  const find = (id: number): HelpContent => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  const save = (id: number, part: Partial<HelpContent>) => {
    const after = { ...find(id), ...part, version: find(id).version + 1 };
    stored = stored.map((one) => (one.id === id ? after : one));
    return true as const;
  };
  const titleOf = (id: number) => sampleCategories.find((category) => category.id === id)?.title ?? '';
  return fakeClient(
    [
      stub(helpContentEntries.list, ({ page: number = 1, size = 10 }) => {
        const ordered = [...stored].sort((one, other) => one.priority - other.priority);
        const shown = ordered.slice((number - 1) * size, number * size);
        return page(
          shown.map((one) => helpContentRow({ ...one, helpMenuTitle: titleOf(one.helpMenuId) })),
          { totalCount: stored.length, size },
        );
      }),
      stub(helpContentEntries.categories, [...sampleCategories]),
      stub(helpContentEntries.detail, ({ id }) => find(id)),
      stub(helpContentEntries.create, (input, options) => {
        const made = helpContent({ ...input, id: 40 });
        stored = [made, ...stored];
        options?.onMessage?.('Yardım içeriği eklendi.');
        return made;
      }),
      stub(helpContentEntries.update, ({ id, version, ...input }, options) => {
        if (version !== undefined && version !== find(id).version) throw conflictWith(find(id));
        options?.onMessage?.('Yardım içeriği güncellendi.');
        return save(id, input);
      }),
      stub(helpContentEntries.setActive, ({ id, active }) => save(id, { active })),
      stub(helpContentEntries.setPriority, ({ id, priority }) => save(id, { priority })),
      stub(helpContentEntries.remove, ({ id }, options) => {
        find(id);
        stored = stored.filter((one) => one.id !== id);
        options?.onMessage?.('Yardım içeriği silindi.');
        return true;
      }),
    ],
    roles ? { roles } : {},
  );
};
