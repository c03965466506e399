'use client';
import { bannerEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { Page, PageHead } from '@telve/ui';
import { useState } from 'react';
import { useSaved } from './data/useSaved';
import { useToList } from './data/useToList';
import { Editor } from './form/Editor';
import { endDateFaults } from './form/further';
import { type BannerValues, emptyBanner, toCreate } from './form/mapping';
import { bannerMessage, codeFields, codeTexts, refusalDialog } from './form/messages';
import { bannerTexts } from './texts';

/** Adds a banner (BAN-01). Leads to the list, where the host has one. Needs a TelveProvider; for PanelUser (BAN-88). */
export function BannerAddPage() {
  return (
    <Page width="editor">
      <Can entry={bannerEntries.create} fallback={<Forbidden />}>
        <AddForm />
      </Can>
    </Page>
  );
}

const loadRules = () =>
  import('@telve/api/rules/banners').then(({ bannerFormRules }) => ({ input: bannerFormRules.create }));

function AddForm() {
  const texts = useTexts(bannerTexts);
  const toList = useToList();
  const saved = useSaved({ done: texts.added, failed: texts.addFailed }, toList);
  const [initial] = useState(() => emptyBanner(today()));
  const [isImageMissed, setImageMissed] = useState(false);
  const tellMissingImage = ({ img, imgEn }: BannerValues) => {
    setImageMissed(img === '' && imgEn !== '');
    return true;
  };
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={bannerEntries.create}
        rules={loadRules}
        initial={initial}
        toInput={toCreate}
        further={(values) => endDateFaults(values)}
        beforeSave={tellMissingImage}
        labels={texts.labels}
        message={bannerMessage(texts)}
        codeFields={codeFields}
        errorTexts={codeTexts(texts)}
        inform={refusalDialog(texts.addFailed)}
        title={texts.addTitle}
        {...saved}
      >
        <Editor onCancel={toList} submitLabel={texts.submitAdd} isImageMissed={isImageMissed} />
      </EntityForm>
    </>
  );
}
