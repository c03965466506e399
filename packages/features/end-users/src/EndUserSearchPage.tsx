'use client';
import { endUserEntries } from '@telve/api';
import { Can, Forbidden, TargetButton, useNavigation, useTexts } from '@telve/kit';
import { Alert, FormStack, HistoryIcon, Page, PageHead } from '@telve/ui';
import { RecentCard } from './recent/RecentCard';
import { SearchForm } from './search/SearchForm';
import { endUserTexts } from './texts';

export interface EndUserSearchPageProps {
  /** Opens a member who was found, where the host's navigation has no `endUsers.detail`. */
  onOpen?: (id: number) => void;
}

/**
 * Finds a member of the consumer app by user ID (SUP-01, SUP-24). Needs a TelveProvider; for PanelUser, others see that
 * they may not (SUP-06).
 */
export function EndUserSearchPage(props: EndUserSearchPageProps) {
  return (
    <Page width="form">
      <Can entry={endUserEntries.check} fallback={<Forbidden />}>
        <EndUserSearch {...props} />
      </Can>
    </Page>
  );
}

function EndUserSearch({ onOpen }: EndUserSearchPageProps) {
  const texts = useTexts(endUserTexts);
  const { go } = useNavigation();
  return (
    <>
      <PageHead
        title={texts.title}
        identity={texts.about}
        actions={
          <TargetButton target="accessLog.list" variant="ghost" icon={<HistoryIcon aria-hidden="true" />}>
            {texts.accessLog}
          </TargetButton>
        }
      />
      <FormStack>
        <SearchForm onFound={onOpen ?? ((id) => go('endUsers.detail', { id }))} />
        <Alert tone="neutral" title={texts.note.title}>
          {texts.note.text}
        </Alert>
        <RecentCard onOpen={onOpen} />
      </FormStack>
    </>
  );
}
