import { bannerEntries } from '@telve/api';
import { EntityForm, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { PageHead } from '@telve/ui';
import { useState } from 'react';
import { Typed } from '../../shared/deleted/Typed';
import { useSaved } from '../data/useSaved';
import { useToList } from '../data/useToList';
import { bannerTexts } from '../texts';
import { Editor } from './Editor';
import { endDateFaults } from './further';
import { type BannerValues, emptyBanner, toCreate, withoutStoredImages } from './mapping';
import { bannerMessage, codeFields, codeTexts, refusalDialog } from './messages';

const loadRules = () =>
  import('@telve/api/rules/banners').then(({ bannerFormRules }) => ({ input: bannerFormRules.create }));

interface AddFormProps {
  /** What was typed for a banner that is no more. */
  typed?: BannerValues;
}

/** The form of a new banner. */
export function AddForm({ typed }: AddFormProps) {
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
        {typed && <Typed values={withoutStoredImages(typed)} />}
        <Editor
          application={typed?.applicationType}
          onCancel={toList}
          submitLabel={texts.submitAdd}
          isImageMissed={isImageMissed}
        />
      </EntityForm>
    </>
  );
}
