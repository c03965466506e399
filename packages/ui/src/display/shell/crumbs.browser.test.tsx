import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { Breadcrumbs } from './Breadcrumbs';
import { PageFrame } from './PageFrame';
import { TopBar } from './TopBar';

const long = 'Kasım ayında iş ortaklarımızın çalışanlarına özel '.repeat(5).trim();

it.each([320, 390, 800, 1024, 1440])(
  'cuts the long name of a record above at %i px, and has it whole as a tooltip',
  async (width) => {
    await page.viewport(width, 800);
    const items = [
      { label: 'Üye yönetimi' },
      { label: 'Kampanyalar', href: '/a' },
      { label: long, href: '/b' },
      { label: 'Alt kampanya ekle' },
    ];
    render(
      <UiRoot>
        <PageFrame side={null} top={<TopBar breadcrumbs={<Breadcrumbs items={items} />} />}>
          <p>Sayfa</p>
        </PageFrame>
      </UiRoot>,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const current = screen.getByText('Alt kampanya ekle');
    const above = screen.getByTitle(long);
    expect(current.scrollWidth).toBeLessThanOrEqual(current.clientWidth + 1);
    if (above.checkVisibility()) {
      expect(above.getBoundingClientRect().right).toBeLessThan(current.getBoundingClientRect().left);
    }
  },
);
