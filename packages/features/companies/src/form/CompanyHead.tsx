import { type Company, companyClosed } from '@telve/api';
import { TargetButton, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Badge, PageHead, StoreIcon } from '@telve/ui';
import { type CompanyWords, wordOf } from '../data/useCompanyWords';
import { companyTexts } from '../texts';

/** Name and state of a stored company, what it is, and the way to its venues, where the host has their list. */
export function CompanyHead({ company, words }: { company: Company; words: CompanyWords }) {
  const texts = useTexts(companyTexts);
  const { id, companyName, companySegment, companyStatus, venueCount, taxAdministration } = company;
  const identity = [
    wordOf(words.segments, companySegment),
    texts.venueCount(formatNumber(venueCount)),
    taxAdministration,
  ];
  return (
    <PageHead
      title={companyName}
      identity={identity.filter(Boolean).join(' · ')}
      status={
        <Badge tone={companyStatus === companyClosed ? 'danger' : 'success'}>
          {wordOf(words.statuses, String(companyStatus))}
        </Badge>
      }
      actions={
        venueCount > 0 && (
          <TargetButton target="venues.list" search={{ companyId: id }} variant="ghost" icon={<StoreIcon />}>
            {texts.toVenues}
          </TargetButton>
        )
      }
    />
  );
}
