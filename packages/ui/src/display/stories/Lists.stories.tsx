import { useState } from 'react';
import { Button } from '../../button/Button';
import { EmptyState } from '../empty/EmptyState';
import { CloudOffIcon, RefreshCwIcon, SearchXIcon } from '../icons/icons';
import { TableFooter } from '../pager/TableFooter';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { TabPanel, Tabs } from '../tabs/Tabs';
import { useVenues, type Venue } from './venues';

export default { title: 'Lists' };

const keyOf = (venue: Venue) => venue.id;

function Example(props: Partial<DataTableProps<Venue>>) {
  const { venues, columns } = useVenues(5);
  return (
    <DataTable caption="Mağaza listesi" columns={columns} rows={venues} rowKey={keyOf} status="ready" {...props} />
  );
}

export const Ready = () => {
  const [page, setPage] = useState(1);
  return (
    <Example
      footer={<TableFooter page={page} pageSize={25} total={1248} onPageChange={setPage} onPageSizeChange={() => {}} />}
    />
  );
};
export const Compact = () => <Example compact />;
export const Loading = () => <Example status="loading" rows={[]} skeletonRows={5} />;
export const Refreshing = () => <Example status="refreshing" />;

export const NothingFound = () => (
  <Example
    rows={[]}
    body={
      <EmptyState
        icon={<SearchXIcon />}
        title="Sonuç bulunamadı"
        description="“kırk fincan” aramasına ve seçili filtrelere uyan mağaza yok."
        action={<Button size="sm">Filtreleri temizle</Button>}
      />
    }
  />
);

export const Failed = () => (
  <Example
    rows={[]}
    body={
      <EmptyState
        icon={<CloudOffIcon />}
        title="Liste yüklenemedi"
        description="Bir hata oluştu. Bağlantınızı kontrol edip yeniden deneyin."
        action={
          <Button size="sm" icon={<RefreshCwIcon />}>
            Yeniden dene
          </Button>
        }
      />
    }
  />
);

export const TabbedLists = () => {
  const [tab, setTab] = useState('single');
  return (
    <>
      <Tabs
        idBase="liste"
        label="Kampanya türü"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'single', label: 'Tekil', count: 86 },
          { id: 'groups', label: 'Gruplar', count: 14 },
          { id: 'passive', label: 'Pasif', disabled: true },
        ]}
      />
      <TabPanel idBase="liste" id={tab}>
        <p>{tab}</p>
      </TabPanel>
    </>
  );
};
