import { applicationEntries, type MerchantApplication, type mayEdit } from '@telve/api';
import { applicationLabels, applicationMessage, applicationTexts, toUpdate, toValues } from '@telve/application-fields';
import { EntityForm, useTexts } from '@telve/kit';
import { type ReactNode, useMemo } from 'react';
import type { SaveThen } from '../data/useSaveThen';
import { takenOf, useTold } from '../data/useTold';
import { preFields, preMissing, toPreUpdate, toPreValues } from '../form/pre';
import { valueWords } from '../form/valueWords';
import { applicationReviewTexts } from '../texts';

interface EditorProps {
  application: MerchantApplication;
  /** What may be saved (D-41). */
  mode: ReturnType<typeof mayEdit>;
  saving: SaveThen;
  children: ReactNode;
}

const rules = () => import('@telve/api/rules/applications').then(({ applicationRules }) => applicationRules.update);

/** The form of what the status lets staff change, or none (STAFF-18, STAFF-26). Its fields may stand anywhere below. */
export function Editor({ mode, ...props }: EditorProps) {
  if (mode === 'pre-application') return <PreForm {...props} />;
  if (mode === 'all') return <FullForm {...props} />;
  return props.children;
}

type FormProps = Omit<EditorProps, 'mode'>;

/** What both forms have in common. */
const useCommon = ({ application, saving, children }: FormProps) => {
  const texts = useTexts(applicationReviewTexts);
  const fieldTexts = useTexts(applicationTexts);
  const told = useTold();
  return {
    entry: applicationEntries.update,
    rules,
    version: application.version,
    labels: applicationLabels(fieldTexts),
    message: applicationMessage(fieldTexts),
    errorTexts: { ...texts.errors, otherwise: texts.failed },
    success: null,
    title: application.storeName,
    beforeSave: saving.beforeSave,
    onSaved: saving.onSaved,
    onRefused: (error: Parameters<typeof takenOf>[0]) => takenOf(error) && told(error),
    children,
  };
};

function PreForm(props: FormProps) {
  const { application } = props;
  const { fields, ...fieldTexts } = useTexts(applicationTexts);
  const initial = useMemo(() => toPreValues(application), [application]);
  const words = valueWords({ fields, ...fieldTexts });
  return (
    <EntityForm
      {...useCommon(props)}
      initial={initial}
      toInput={(values) => toPreUpdate(application.id, values)}
      further={preMissing}
      conflict={{
        toValues: toPreValues,
        fields: preFields.map((name) => ({ name, label: fields[name] })),
        format: words,
      }}
    />
  );
}

function FullForm(props: FormProps) {
  const { application } = props;
  const texts = useTexts(applicationTexts);
  const initial = useMemo(() => toValues(application), [application]);
  const compared = Object.entries(texts.fields).filter(([name]) => name in initial && name !== 'bankName');
  return (
    <EntityForm
      {...useCommon(props)}
      initial={initial}
      toInput={(values) => toUpdate(application.id, values)}
      conflict={{
        toValues,
        fields: compared.map(([name, label]) => ({ name, label })),
        format: valueWords(texts),
      }}
    />
  );
}
