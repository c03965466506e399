import { useCallback, useMemo, useState } from 'react';
import { SwitchCell } from '../../fields/SwitchCell';
import type { BadgeTone } from '../badge/Badge';
import { EllipsisIcon, ExternalLinkIcon, PencilIcon, Trash2Icon } from '../icons/icons';
import { Menu } from '../menu/Menu';
import { CellActions, CellBadge, CellButton, CellLink, CellMain, CellRow, CellTag, CellText } from '../table/cells';
import type { Column } from '../table/columns';

// Invented records for stories and tests.

export interface Venue {
  id: number;
  name: string;
  code: string;
  company: string;
  city: string;
  district: string;
  plus: boolean;
  state: readonly [label: string, tone: BadgeTone, note?: string];
  active: boolean;
  busy?: boolean;
}

type Sample = readonly [
  name: string,
  code: string,
  company: string,
  city: string,
  district: string,
  plus: boolean,
  state: Venue['state'],
  active: boolean,
];

const samples: readonly Sample[] = [
  [
    'Kırık Fincan Moda',
    'KF-0142',
    'Kırık Fincan Gıda Ltd. Şti.',
    'İstanbul',
    'Kadıköy',
    true,
    ['Aktif', 'success'],
    true,
  ],
  [
    'Kırık Fincan Bebek',
    'KF-0143',
    'Kırık Fincan Gıda Ltd. Şti.',
    'İstanbul',
    'Beşiktaş',
    true,
    ['Yoğun', 'warning', '17:30’a kadar'],
    true,
  ],
  ['Taş Avlu Kahve', 'TA-0087', 'Avlu Turizm A.Ş.', 'İzmir', 'Konak', false, ['Aktif', 'success'], true],
  [
    'Mercan Kahve Evi',
    'MR-0211',
    'Mercan Gıda ve Turizm A.Ş.',
    'Antalya',
    'Muratpaşa',
    true,
    ['Tatil', 'info', '05.12.2026’ya kadar'],
    true,
  ],
  ['Bakır Cezve Nilüfer', 'BC-0059', 'Bakır Cezve Ltd. Şti.', 'Bursa', 'Nilüfer', false, ['Aktif', 'success'], true],
  ['Rüzgârlı Köşe', 'RK-0176', 'Köşe İşletmecilik', 'Ankara', 'Çankaya', true, ['Pasif', 'neutral'], false],
  ['Öğle Arası Levent', 'OA-0230', 'Öğle Arası Gıda A.Ş.', 'İstanbul', 'Şişli', true, ['Yakında', 'accent'], false],
  ['İskele 12', 'IS-0098', 'Liman Kahvecilik Ltd. Şti.', 'Çanakkale', 'Merkez', false, ['Aktif', 'success'], true],
  ['Çınaraltı Kahve', 'CN-0034', 'Çınaraltı Ltd. Şti.', 'Eskişehir', 'Odunpazarı', false, ['Aktif', 'success'], true],
  ['Demir Değirmen', 'DD-0301', 'Değirmen Kahve A.Ş.', 'Kocaeli', 'İzmit', true, ['Aktif', 'success'], true],
];

const toVenue = ([name, code, company, city, district, plus, state, active]: Sample) => ({
  name,
  code,
  company,
  city,
  district,
  plus,
  state,
  active,
});
const sample = samples.map(toVenue);

export const makeVenues = (count: number): Venue[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    ...(sample[index % sample.length] as (typeof sample)[number]),
  }));

function Storefront() {
  return (
    <svg className="t-thumb" viewBox="20 0 120 120" aria-hidden="true">
      <rect x="20" width="120" height="120" fill="#ffdc9e" />
      <rect x="20" y="96" width="120" height="24" fill="#d7cec8" />
      <rect x="22" y="34" width="116" height="64" fill="#f3eeeb" />
      <rect x="32" y="58" width="54" height="34" fill="#3d332c" />
      <rect x="94" y="58" width="30" height="40" fill="#594d44" />
      <path d="M18 34h124l6 18H12z" fill="#005d6d" />
    </svg>
  );
}

const items = [
  { id: 'edit', label: 'Düzenle', icon: <PencilIcon />, hint: 'E' },
  { id: 'open', label: 'Yeni sekmede aç', icon: <ExternalLinkIcon />, href: '#yeni' },
  { id: 'remove', label: 'Sil', icon: <Trash2Icon />, danger: true, separated: true },
];

export const venueColumns = (onToggle: (venue: Venue, active: boolean) => void): readonly Column<Venue>[] => [
  {
    id: 'name',
    header: 'Mağaza',
    role: 'identity',
    cell: (venue) => <CellMain name={venue.name} sub={venue.code} href={`#${venue.id}`} media={<Storefront />} />,
  },
  { id: 'company', header: 'İş yeri', hideBelow: 'xl', cell: (venue) => <CellText>{venue.company}</CellText> },
  {
    id: 'place',
    header: 'Şehir / İlçe',
    cell: (venue) => (
      <span>
        {venue.city} <CellText>/ {venue.district}</CellText>
      </span>
    ),
  },
  {
    id: 'plan',
    header: 'Plan',
    cell: (venue) => (
      <CellTag variant={venue.plus ? 'strong' : 'plain'}>{venue.plus ? 'Basic + Plus' : 'Basic'}</CellTag>
    ),
  },
  {
    id: 'state',
    header: 'Durum',
    cell: ({ state: [label, tone, note] }) => (
      <CellRow>
        <CellBadge tone={tone} dot={tone === 'accent' ? 'ring' : 'fill'}>
          {label}
        </CellBadge>
        {note && <CellText look="small">{note}</CellText>}
      </CellRow>
    ),
  },
  {
    id: 'active',
    header: 'Aktif',
    role: 'switch',
    cell: (venue) => (
      <SwitchCell
        label={`${venue.name} aktif`}
        checked={venue.active}
        busy={venue.busy}
        onChange={(active) => onToggle(venue, active)}
      />
    ),
  },
  {
    id: 'actions',
    header: 'İşlemler',
    role: 'actions',
    cell: (venue) => (
      <CellActions>
        <CellLink label={`Düzenle: ${venue.name}`} icon={<PencilIcon />} href={`#${venue.id}`} />
        <Menu
          items={items}
          trigger={(props) => (
            <CellButton {...props} label={`${venue.name} için diğer işlemler`} icon={<EllipsisIcon />} />
          )}
        />
      </CellActions>
    ),
  },
];

/** Records with switches that work. */
export function useVenues(count: number) {
  const [venues, setVenues] = useState(() => makeVenues(count));
  const onToggle = useCallback(
    (venue: Venue, active: boolean) =>
      setVenues((all) => all.map((one) => (one.id === venue.id ? { ...one, active } : one))),
    [],
  );
  const columns = useMemo(() => venueColumns(onToggle), [onToggle]);
  return { venues, setVenues, columns };
}
