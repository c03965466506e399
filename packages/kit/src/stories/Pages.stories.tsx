import { Button } from '@telve/ui';
import type { ReactNode } from 'react';
import { DetailPage } from '../pages/DetailPage';
import { Forbidden, PageError, PageNotFound, PageSkeleton } from '../pages/PageStates';
import { testClient } from '../testing/client';
import { Stage } from './Stage';

export default { title: 'Page states' };

const staged = (page: ReactNode) => <Stage make={() => testClient()}>{page}</Stage>;
const back = <Button>Listeye dön</Button>;

export const Failed = () => staged(<PageError onRetry={() => {}} />);
export const FailedForGood = () => staged(<PageError title="Rapor hazırlanamadı" text="Destek ekibine haber verin." />);
export const NotFound = () => staged(<PageNotFound action={back} />);
export const NotFoundInOwnWords = () => staged(<PageNotFound title="Mağaza bulunamadı" text="Silinmiş olabilir." />);
export const NotAllowed = () => staged(<Forbidden action={back} />);
export const Loading = () => staged(<PageSkeleton lines={6} />);

const reload = async () => {};
export const Record = () =>
  staged(
    <DetailPage query={{ data: { name: 'Kırık Fincan Moda' }, error: undefined, reload }}>
      {({ name }) => <h1>{name}</h1>}
    </DetailPage>,
  );
