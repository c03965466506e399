import type { MerchantOnboardingRow } from '@telve/api';
import { Forbidden, type List, PageError, useTexts } from '@telve/kit';
import { containerBelow, EmptyState, GalleryHorizontalEndIcon, LiveRegion, Skeleton, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { useActiveSwitch } from '../data/useActiveSwitch';
import { merchantOnboardingTexts } from '../texts';
import { BannerCard } from './BannerCard';

/** The banners as cards, or why there are none. */
export function Banners({ list }: { list: List<MerchantOnboardingRow> }) {
  const texts = useTexts(merchantOnboardingTexts);
  const switchOf = useActiveSwitch(list);
  if (list.error) {
    return list.error.code === 'forbidden_locally' ? <Forbidden /> : <PageError onRetry={() => void list.reload()} />;
  }
  if (list.status === 'loading') {
    return (
      <div aria-busy="true">
        <LiveRegion>{texts.loading}</LiveRegion>
        <Grid as="div" aria-hidden="true">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} height={260} />
          ))}
        </Grid>
      </div>
    );
  }
  if (list.rows.length === 0) return <EmptyState {...texts.empty} icon={<GalleryHorizontalEndIcon />} />;
  return (
    <Grid aria-label={texts.list}>
      {list.rows.map((banner) => (
        <li key={banner.id}>
          <BannerCard banner={banner} toggle={switchOf(banner)} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li { display: grid; min-width: 0; }
  ${containerBelow.lg} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${containerBelow.sm} { grid-template-columns: minmax(0, 1fr); }
`;
