import { useState } from 'react';
import { Button } from '../../button/Button';
import { LogOutIcon, SearchIcon, StoreIcon } from '../icons/icons';
import { CommandPalette } from './CommandPalette';
import type { PaletteGroup, PaletteTexts } from './types';

export default { title: 'Palette' };

const texts: PaletteTexts = {
  label: 'Ara veya git',
  placeholder: 'Kayıt, sayfa veya işlem arayın',
  results: 'Sonuçlar',
  close: 'Kapat',
  keys: { move: 'Gez', open: 'Aç', newTab: 'Yeni sekme' },
  newTabKeys: 'Ctrl ↵',
  note: 'ı ve i, aksanlı ve aksansız aynı sayılır',
};

const stay = () => {};

const groups: readonly PaletteGroup[] = [
  {
    id: 'venues',
    label: 'Mağazalar',
    items: [
      {
        id: 'v1',
        label: 'Nehir Kahve Çınarlı',
        text: 'Kıyıkent',
        end: 'NHR-104',
        icon: <StoreIcon />,
        href: '#v1',
        onSelect: stay,
      },
      {
        id: 'v2',
        label: 'Çınaraltı Kahvecisi ve Kavurma Evi, Yukarı Çarşı',
        end: 'CNR-001',
        icon: <StoreIcon />,
        href: '#v2',
        onSelect: stay,
      },
    ],
  },
  {
    id: 'pages',
    label: 'Sayfalar',
    items: [{ id: 'p1', label: 'Mağazalar', icon: <SearchIcon />, href: '#p1', onSelect: stay }],
  },
  { id: 'users', label: 'Kullanıcılar', items: [], busy: true },
  { id: 'actions', label: 'İşlemler', items: [{ id: 'a1', label: 'Çıkış yap', icon: <LogOutIcon />, onSelect: stay }] },
];

const Story = ({ initial, all, status }: { initial: string; all: readonly PaletteGroup[]; status: string }) => {
  const [open, setOpen] = useState(true);
  const [query, setQuery] = useState(initial);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ara veya git…</Button>
      {open && (
        <CommandPalette
          query={query}
          onQuery={setQuery}
          groups={all}
          status={status}
          message={status}
          texts={texts}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

export const Found = () => <Story initial="ci" all={groups} status="4 sonuç" />;

export const Nothing = () => <Story initial="kırık" all={[]} status="“kırık” için sonuç yok." />;
