import { timePeriodEntries } from '@telve/api';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useMutation } from '../data/useMutation';
import { useQuery } from '../data/useQuery';
import { deferred, period, refuse, testClient } from '../testing/client';
import { renderKit } from '../testing/render';
import { DetailPage } from './DetailPage';

const { detail, update: change } = timePeriodEntries;

function Period() {
  const query = useQuery(detail, { id: 1 }, { fresh: true });
  return <DetailPage query={query}>{(record) => <p>{record.timePeriod} dk</p>}</DetailPage>;
}

function Change() {
  const { run } = useMutation(change);
  return (
    <button type="button" onClick={() => void run({ id: 1, timePeriod: 20, active: true })}>
      change
    </button>
  );
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

  it('does not start from an old record after a write, when it must be fresh', async () => {
    const client = testClient()
      .on(detail, () => period(1))
      .on(change, () => true);
    const { update, user } = renderKit(<Period />, { client });
    await screen.findByText('5 dk');
    update(<Change />);
    await user.click(screen.getByRole('button'));
    const answer = deferred<ReturnType<typeof period>>();
    client.on(detail, () => answer.promise);
    update(<Period />);
    expect(screen.getByText('Yükleniyor…')).toBeTruthy();
    expect(screen.queryByText('5 dk')).toBeNull();
    answer.resolve(period(1, 20));
    expect(await screen.findByText('20 dk')).toBeTruthy();
  });
});
