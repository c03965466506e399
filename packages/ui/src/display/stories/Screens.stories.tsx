import { useState } from 'react';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { PasswordField } from '../../fields/PasswordField';
import { SearchField } from '../../fields/SearchField';
import { SegmentedControl } from '../../fields/SegmentedControl';
import { TextField } from '../../fields/TextField';
import { FilterBar } from '../filters/FilterBar';
import type { Filter } from '../filters/types';
import {
  Building2Icon,
  DownloadIcon,
  HouseIcon,
  InboxIcon,
  LogOutIcon,
  MoonIcon,
  PlusIcon,
  StoreIcon,
  TimerIcon,
  UploadIcon,
  UsersIcon,
} from '../icons/icons';
import { Brand } from '../mark/Brand';
import { PageHead } from '../page-head/PageHead';
import { TableFooter } from '../pager/TableFooter';
import { AuthFrame } from '../shell/auth/AuthFrame';
import { Breadcrumbs } from '../shell/Breadcrumbs';
import { Page } from '../shell/Page';
import { PageFrame } from '../shell/PageFrame';
import { SideMenu } from '../shell/SideMenu';
import { TopBar } from '../shell/TopBar';
import { UserMenu } from '../shell/UserMenu';
import { DataTable } from '../table/DataTable';
import { useVenues } from './venues';

export default { title: 'Screens' };

const groups = [
  { id: 'home', items: [{ id: 'home', label: 'Ana sayfa', href: '#ana', icon: <HouseIcon /> }] },
  {
    id: 'merchant',
    title: 'Üye iş yeri yönetimi',
    items: [
      { id: 'companies', label: 'İş yerleri', href: '#is-yerleri', icon: <Building2Icon /> },
      { id: 'venues', label: 'Mağazalar', href: '#magazalar', icon: <StoreIcon />, current: true },
      { id: 'users', label: 'Mağaza kullanıcıları', href: '#kullanicilar', icon: <UsersIcon /> },
    ],
  },
  {
    id: 'product',
    title: 'Ürün yönetimi',
    items: [
      { id: 'times', label: 'Sipariş süreleri', href: '#sureler', icon: <TimerIcon /> },
      {
        id: 'apply',
        label: 'Başvurular',
        href: '#basvurular',
        icon: <InboxIcon />,
        count: 10,
        countLabel: '10 bekleyen',
      },
    ],
  },
];

const cities = ['İstanbul', 'İzmir', 'Antalya', 'Bursa', 'Ankara', 'Çanakkale', 'Kocaeli', 'Eskişehir'].map(
  (label) => ({
    value: label,
    label,
  }),
);

const loadCompanies = async (query: string) =>
  ['Kırık Fincan Gıda Ltd. Şti.', 'Avlu Turizm A.Ş.', 'Köşe İşletmecilik']
    .filter((label) => label.toLocaleLowerCase('tr').includes(query.toLocaleLowerCase('tr')))
    .map((label) => ({ value: label, label }));

function useFilters(): { filters: readonly Filter[]; clear: () => void } {
  const [status, setStatus] = useState<string | null>(null);
  const [places, setPlaces] = useState<readonly string[]>([
    'İstanbul',
    'İzmir',
    'Antalya',
    'Bursa',
    'Ankara',
    'Çanakkale',
    'Kocaeli',
  ]);
  const [company, setCompany] = useState<string | null>(null);
  const states = [
    { value: 'true', label: 'Aktif' },
    { value: 'false', label: 'Pasif' },
  ];
  return {
    filters: [
      { id: 'status', label: 'Durum', options: states, value: status, onChange: setStatus },
      { id: 'city', label: 'Şehir', options: cities, search: true, multiple: true, value: places, onChange: setPlaces },
      { id: 'district', label: 'İlçe', search: true, options: [], value: null, onChange: () => {} },
      { id: 'company', label: 'İş yeri', load: loadCompanies, value: company, onChange: setCompany },
      { id: 'plan', label: 'Plan', options: [{ value: 'basic', label: 'Basic' }], value: null, onChange: () => {} },
    ],
    clear: () => {
      setStatus(null);
      setPlaces([]);
      setCompany(null);
    },
  };
}

export const VenueList = () => {
  const [collapsed, setCollapsed] = useState(false);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  const { venues, columns } = useVenues(size);
  const { filters, clear } = useFilters();
  return (
    <PageFrame
      collapsed={collapsed}
      side={
        <SideMenu
          brand={<Brand name="Telve" note="Yönetim paneli" href="#ana" />}
          groups={groups}
          collapsed={collapsed}
          onCollapsedChange={setCollapsed}
          footer={<IconButton size="sm" label="Koyu temaya geç" icon={<MoonIcon />} />}
        />
      }
      top={
        <TopBar
          breadcrumbs={<Breadcrumbs items={[{ label: 'Üye iş yeri yönetimi' }, { label: 'Mağazalar' }]} />}
          right={
            <UserMenu
              name="Nehir Saraçgil"
              roleLabel="Admin"
              items={[{ id: 'out', label: 'Çıkış yap', icon: <LogOutIcon />, separated: true }]}
            />
          }
        />
      }
    >
      <Page>
        <PageHead
          title="Mağazalar"
          count={312}
          actions={
            <>
              <Button icon={<UploadIcon />}>İçe aktar</Button>
              <Button icon={<DownloadIcon />}>Dışa aktar</Button>
              <Button variant="primary" icon={<PlusIcon />}>
                Mağaza ekle
              </Button>
            </>
          }
        />
        <FilterBar
          search={
            <SearchField label="Mağaza ara" placeholder="Mağaza adı veya kodu" value={query} onChange={setQuery} />
          }
          filters={filters}
          onClear={clear}
          showLabel="184 mağazayı göster"
        />
        <DataTable
          caption="Mağaza listesi"
          columns={columns}
          rows={venues}
          rowKey={(venue) => venue.id}
          status="ready"
          footer={
            <TableFooter page={page} pageSize={size} total={312} onPageChange={setPage} onPageSizeChange={setSize} />
          }
        />
      </Page>
    </PageFrame>
  );
};

export const SignIn = () => {
  const [tab, setTab] = useState('in');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AuthFrame
      brand={<Brand name="Telve" />}
      claim={'Her fincanın bir abonesi,\nher mağazanın düzenli bir müşterisi olsun.'}
      artLabel="Rakamlarla Telve"
      figures={[
        { value: '500+', label: 'işletme' },
        { value: '200.000+', label: 'satılan ürün' },
        { value: '10.000+', label: 'müşteri' },
      ]}
      footer={<span>© 2026 Telve</span>}
    >
      <h1>Tekrar hoş geldiniz</h1>
      <p>Yönetim paneline giriş yapın ya da işletmeniz için yeni bir başvuru başlatın.</p>
      <SegmentedControl
        label="Giriş veya başvuru"
        value={tab}
        onChange={setTab}
        options={[
          { value: 'in', label: 'Giriş yap' },
          { value: 'apply', label: 'Yeni başvuru' },
        ]}
      />
      <TextField label="E-posta" value={email} onChange={setEmail} placeholder="ad@isletme.com" />
      <PasswordField label="Şifre" value={password} onChange={setPassword} />
      <Button variant="primary" size="lg" full>
        Giriş yap
      </Button>
    </AuthFrame>
  );
};
