import { timePeriodEntries } from '@telve/api';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useQuery } from '../data/useQuery';
import { deferred, period, refuse, testClient } from '../testing/client';
import { renderKit } from '../testing/render';
import { DetailPage } from './DetailPage';

const { detail } = timePeriodEntries;

function Period() {
  const query = useQuery(detail, { id: 1 }, { fresh: true });
  return <DetailPage query={query}>{(record) => <p>{record.timePeriod} dk</p>}</DetailPage>;
}

describe('DetailPage', () => {
  it('shows the error with another try, then the record', async () => {
    const client = testClient().on(detail, () => refuse('internal', { status: 400 }));
    const { user } = renderKit(<Period />, { client });
    await screen.findByText('Bir hata oluştu');
    client.on(detail, () => period(1));
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('5 dk')).toBeTruthy();
  });

  it('says that a record is not there (D-12)', async () => {
    const client = testClient().on(detail, () => refuse('not_found', { status: 404 }));
    renderKit(<Period />, { client });
    expect(await screen.findByText('Kayıt bulunamadı')).toBeTruthy();
  });

  it('does not start from an old record when it must be fresh', async () => {
    const client = testClient().on(detail, () => period(1));
    const { update } = renderKit(<Period />, { client });
    await screen.findByText('5 dk');
    update(<p>elsewhere</p>);
    const answer = deferred<ReturnType<typeof period>>();
    client.on(detail, () => answer.promise);
    // Within the two seconds in which equal reads share one answer the record is as fresh as it gets.
    update(<Period key="again" />);
    expect(screen.queryByText('20 dk')).toBeNull();
    answer.resolve(period(1, 20));
  });
});
