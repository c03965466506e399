import { ApiError, type ImportResult } from '@telve/api';
import { companyColumns } from '@telve/api/imports';
import { Page } from '@telve/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { ImportKeeper } from '../import/notice/ImportKeeper';
import { createSession, type ImportSession } from '../import/session/session';
import { SessionDialog } from '../import/view/SessionDialog';
import { testClient } from '../testing/client';
import { importAnswer } from '../testing/importAnswers';
import { companiesCsv, csvReader, fileOf, ImportPage, importEntry } from '../testing/importing';
import { never, Stage } from './Stage';

export default { title: 'ImportDialog' };

const setup = {
  title: 'İş yerlerini içe aktar',
  columns: companyColumns,
  template: { href: '#', name: 'is-yerleri-sablonu.xlsx' },
  entry: importEntry,
  reader: csvReader,
  noun: 'iş yeri',
};

const sheet = [
  'İş yeri adı;Ticari unvan;Vergi No’su;Yetkili cep;IBAN',
  'Işıl Pastacılık Ltd. Şti.;Işıl Pastacılık Gıda San.;5540071823;05321234567;TR120006400000112345678901',
  'Güneşli Kahve Evi;Güneşli Kahvecilik A.Ş.;3310946672;;',
  'Üç Çeşme Kahvesi;Üç Çeşme Gıda Ltd. Şti.;8893012467;;',
  'Yağmur Fincan;Yağmur İşletmecilik;1177204539;;',
  'Köşe İşletmecilik;;48201937;5,32E+09;3,3E+24',
].join('\r\n');

type Send = () => Promise<ImportResult>;

/** Waits until an import is somewhere. */
const until = (session: ImportSession, isThere: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isThere()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });

/** Leads an import to a place, as a person would. */
const lead = async (session: ImportSession, text: string, steps: number) => {
  session.file.choose(fileOf(text));
  session.file.toPreview();
  await until(session, () => session.getState().place === 'preview');
  for (let step = 0; step < steps; step += 1) {
    const { place, matches } = session.getState();
    if (place === 'headers') {
      for (const { field, index } of matches) if (field === null) session.check.choose(index, 'executivePhoneNumber');
    }
    session.check.next();
    await until(session, () => session.getState().place !== place);
  }
};

function Led({
  text = sheet,
  steps,
  send = never,
  hidden = false,
}: {
  text?: string;
  steps: number;
  send?: Send;
  hidden?: boolean;
}) {
  const [session] = useState(() => createSession(setup));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    session.connect({ send, reason: '-' });
    void lead(session, text, steps).then(() => setReady(true));
    return session.end;
  }, [session, text, steps, send]);
  if (!ready) return <p aria-busy="true">…</p>;
  return hidden ? <ImportKeeper session={session} /> : <SessionDialog session={session} onClose={() => {}} />;
}

const staged = (element: ReactNode) => (
  <Stage make={() => testClient().on(importEntry, never)}>
    <Page>{element}</Page>
  </Stage>
);

const whole: Send = async () => importAnswer(257, { created: 9, updated: 231, unchanged: 17 });
const partly: Send = async () =>
  importAnswer(245, {
    success: false,
    message: '12 satır yüklenemedi.',
    failed: 12,
    logFileUrl: '#',
    failures: [
      { row: 4, field: 'taxIdentity', code: 'x', message: 'Vergi Numarası 10 haneden oluşmalıdır.' },
      { row: 5, field: null, code: 'x', message: 'Kapalı olma sebebi alanı zorunludur.' },
      { row: 6, field: 'iban', code: 'x', message: 'IBAN geçersiz.' },
      { row: 7, field: null, code: 'x', message: 'Bu vergi numarası kayıtlı.' },
    ],
  });
const broken: Send = async () => {
  throw new ApiError({ status: 500, code: 'internal_error', requestId: '7f3a-19c2' });
};
const plain = companiesCsv(257);

export const ChooseFile = () => staged(<ImportPage startsOpen />);
export const FirstRows = () => staged(<Led steps={0} />);
export const UnknownHead = () => staged(<Led steps={1} />);
export const SpoiltCells = () => staged(<Led steps={2} />);
export const OnItsWay = () => staged(<Led text={plain} steps={1} />);
export const AllTaken = () => staged(<Led text={plain} steps={1} send={whole} />);
export const PartlyTaken = () => staged(<Led text={plain} steps={1} send={partly} />);
export const NotAnswered = () => staged(<Led text={plain} steps={1} send={broken} />);
export const InTheBackground = () => staged(<Led text={plain} steps={1} hidden />);
