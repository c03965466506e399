'use client';
import { type Banner, bannerEntries } from '@telve/api';
import { Can, EntityForm, Forbidden, useTexts } from '@telve/kit';
import { formatDate, today } from '@telve/locale';
import { Badge, Page, PageHead } from '@telve/ui';
import { useMemo, useState } from 'react';
import { Deleted } from '../shared/deleted/Deleted';
import { useDeleted } from '../shared/deleted/useDeleted';
import { Gone } from '../shared/Gone';
import { StoredBanner } from './data/StoredBanner';
import { useSaved } from './data/useSaved';
import { useToList } from './data/useToList';
import { AddForm } from './form/AddForm';
import { Editor } from './form/Editor';
import { endDateFaults, orderFaults } from './form/further';
import { type BannerValues, toUpdate, toValues } from './form/mapping';
import { bannerMessage, codeFields, codeTexts, refusalDialog } from './form/messages';
import { RemoveButton } from './form/RemoveButton';
import { valueWords } from './form/valueWords';
import { bannerTexts } from './texts';

export interface BannerEditPageProps {
  id: number;
}

/**
 * Edits or deletes a banner (BAN-31, BAN-33). Asks the server anew, so that no old record is edited; a save over a newer
 * version opens the comparison (D-91). Needs a TelveProvider; for PanelUser (BAN-88).
 */
export function BannerEditPage({ id }: BannerEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={bannerEntries.update} fallback={<Forbidden />}>
        <StoredBanner id={id}>{(banner) => <OpenBanner key={banner.id} banner={banner} />}</StoredBanner>
      </Can>
    </Page>
  );
}

/** The form; of a deleted banner nothing stays that could ask before it is left. */
function OpenBanner({ banner }: { banner: Banner }) {
  const toList = useToList();
  const [isGone, setGone] = useState(false);
  const [typed, setTyped] = useState<BannerValues>();
  if (isGone) return <Gone toList={toList} />;
  if (typed) return <AddForm typed={typed} />;
  return <EditForm banner={banner} onRemoved={() => setGone(true)} onAdd={setTyped} />;
}

interface EditFormProps {
  banner: Banner;
  onRemoved: () => void;
  /** Somebody else deleted it: what was typed goes on as a new one. */
  onAdd: (typed: BannerValues) => void;
}

function EditForm({ banner, onRemoved, onAdd }: EditFormProps) {
  const texts = useTexts(bannerTexts);
  const toList = useToList();
  const saved = useSaved({ done: texts.updated, failed: texts.updateFailed }, toList);
  const { isDeleted, form } = useDeleted();
  const initial = useMemo(() => toValues(banner), [banner]);
  const { id, title, isActive, applicationType, endDate, version } = banner;
  const end = (endDate < today() ? texts.ended : texts.ends)(formatDate(endDate));
  return (
    <>
      <PageHead
        title={title}
        identity={texts.identity(id, texts.applications[applicationType], end)}
        status={<Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? texts.active : texts.passive}</Badge>}
      />
      <EntityForm
        entry={bannerEntries.update}
        rules={() => import('@telve/api/rules/banners').then(({ bannerFormRules: { update: input } }) => ({ input }))}
        initial={initial}
        version={version}
        toInput={(values) => toUpdate(id, values)}
        further={(values) => [...endDateFaults(values, endDate), ...orderFaults(values)]}
        labels={texts.labels}
        message={bannerMessage(texts)}
        codeFields={codeFields}
        errorTexts={codeTexts(texts)}
        inform={refusalDialog(texts.updateFailed)}
        conflict={{ toValues, format: valueWords(texts) }}
        title={title}
        {...saved}
        {...form}
      >
        {isDeleted && <Deleted texts={texts.deleted} onAdd={onAdd} />}
        <Editor stored={banner} onCancel={toList} blocked={isDeleted ? texts.deleted.blocked : undefined}>
          {!isDeleted && <RemoveButton id={id} onRemoved={onRemoved} />}
        </Editor>
      </EntityForm>
    </>
  );
}
