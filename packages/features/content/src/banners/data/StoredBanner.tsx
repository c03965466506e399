import { type Banner, bannerEntries } from '@telve/api';
import { DetailPage, isSilent, PageSkeleton, useNavigation, useNotify, useQuery, useTexts } from '@telve/kit';
import { type ReactNode, useEffect } from 'react';
import { bannerTexts } from '../texts';

/**
 * Reads the banner of a form anew. One that cannot be read leads to the list, which says so (BAN-38); where the host has
 * none, the page itself says it.
 */
export function StoredBanner({ id, children }: { id: number; children: (banner: Banner) => ReactNode }) {
  const query = useQuery(bannerEntries.detail, { id }, { fresh: true });
  const { notOpened } = useTexts(bannerTexts);
  const { href, go } = useNavigation();
  const notify = useNotify();
  const leaves = query.error !== undefined && !isSilent(query.error) && href('banners.list') !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leaves once for each banner.
  useEffect(() => {
    if (!leaves) return;
    notify.error(notOpened);
    // Back would lead to what cannot be opened.
    go('banners.list', {}, { replace: true });
  }, [leaves, id]);
  return leaves ? <PageSkeleton /> : <DetailPage query={query}>{children}</DetailPage>;
}
