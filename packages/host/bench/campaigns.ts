import type { Page } from '@playwright/test';
import { PanelApi } from '../e2e/support/panelApi';
import type { Prepared } from './compare';
import { editorOf, type Step } from './editor/measure';
import { listOf } from './list/measure';

const root = '/api/panel/reader-user-campaign';
const word = 'kahvehane';
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

const steps: readonly Step[] = [
  { name: 'title: a keystroke to the next paint', field: (page) => box(page, /^Başlık/), text: word },
  { name: 'description: a keystroke to the next paint', field: (page) => box(page, /^Açıklama/), text: word },
  { name: 'discount: a keystroke to the next paint', field: (page) => box(page, 'İndirim'), text: '12345' },
  { name: 'general code: a keystroke to the next paint', field: (page) => box(page, 'Genel kod'), text: word },
  { name: 'link: a keystroke to the next paint', field: (page) => box(page, /^Link(?! metni)/), text: word },
  // Left with letters it says that it is no number: every further one runs all rules of the form again.
  {
    name: 'with a message: a keystroke to the next paint',
    field: (page) => box(page, 'Öncelik'),
    text: word,
    left: 'x',
  },
];

/** More campaigns than a page of a hundred holds; the number of the newest. The demo has too few for it. */
const fill = async (server: string): Promise<number> => {
  const api = await PanelApi.signIn(server, 'admin');
  for (let number = 1; number <= 110; number += 1) {
    await api.post(`${root}/create-campaign`, {
      title: `Öğle kahvesi ${number}`,
      shortDescription: `Öğlen ${number} ₺`,
      description: 'Her gün 12 ile 14 arasında, bütün mağazalarda.',
      endDate: '2099-12-31',
      type: 'CouponCode',
      discount: number,
      usageCount: 1,
      codeType: 'General',
      code: `OGLE${String(number).padStart(3, '0')}`,
      userCount: 1000,
      link: 'https://telve.example/kahve',
      campaignLinkType: 'ExternalLink',
      linkText: 'İncele',
    });
  }
  const { items } = await api.get<{ items: { id: number }[] }>(`${root}/campaign-list`, { pageSize: 10 });
  await api.dispose();
  return items[0]?.id ?? Number.NaN;
};

/** The campaign list and the campaign editor, over a server that is filled for them. */
export const campaigns = async (server: string): Promise<Prepared[]> => {
  const id = await fill(server);
  return [
    listOf('The campaign list', {
      path: '/dashboard/campaigns',
      file: 'campaigns.html',
      selector: '[role="tabpanel"]',
    }),
    editorOf({ name: 'the campaign editor', path: `/dashboard/campaign/${id}`, field: 'Genel kod' }, steps),
  ];
};
