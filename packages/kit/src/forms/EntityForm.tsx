'use client';
import { ValidationDialog } from '@telve/ui';
import { createForm, type FormApi } from 'final-form';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { Form } from 'react-final-form';
import { useDirty } from '../leave/leave';
import { usePageName } from '../navigation/navigation';
import { PageSkeleton } from '../pages/PageStates';
import { useTexts } from '../texts/texts';
import { FormBusyContext, FormContext } from './context';
import { formTexts } from './texts';
import type { EntityFormProps } from './types';
import { useBase } from './useBase';
import { useCheck } from './useCheck';
import { useFaults } from './useFaults';
import { fieldId } from './useFormField';
import { usePointerPause } from './usePointerPause';
import { useReturn } from './useReturn';
import { useSubmit } from './useSubmit';

const ConflictView = lazy(() =>
  import('../conflict/ConflictView').then((module) => ({ default: module.ConflictView })),
);

const nothing = () => {};
const silent = {};

/**
 * A form over one saving call. Runs the contract's rules when a field is left and when it is sent, opens “Lütfen alanları
 * kontrol edin” (GEN-20), sends once, brings refusals to their fields, counts as unsaved while changed, carries the version
 * and opens the comparison when somebody else saved meanwhile. ⌘ or Ctrl with S or ↵ saves.
 */
export function EntityForm<Values extends object, Input, Payload>(props: EntityFormProps<Values, Input, Payload>) {
  const [form] = useState(() => createForm<Values>({ onSubmit: nothing, initialValues: props.initial as never }));
  return (
    <Form<Values> form={form} onSubmit={nothing} subscription={silent}>
      {() => <FormBody {...props} form={form} />}
    </Form>
  );
}

const isSaveKey = ({ key, metaKey, ctrlKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  (metaKey || ctrlKey) && !altKey && !defaultPrevented && (key.toLowerCase() === 's' || key === 'Enter');

type BodyProps<Values extends object, Input, Payload> = EntityFormProps<Values, Input, Payload> & {
  form: FormApi<Values>;
};

function FormBody<Values extends object, Input, Payload>({ form, ...props }: BodyProps<Values, Input, Payload>) {
  const { initial, version, ownWrites = 0, toldVersion, labels, title, children } = props;
  const id = useId();
  const texts = useTexts(formTexts).form;
  const base = useBase(form, initial, version, { ownWrites, toldVersion });
  const markClean = useDirty(base.dirty, { label: title });
  usePageName(version === undefined ? undefined : title);
  const checker = useCheck(props.rules);
  const { onPointerDownCapture, pause } = usePointerPause();
  const faults = useFaults(id, form, checker, props.toInput, props, pause);
  const saving = useSubmit(props, { form, checker, faults, base, markClean });
  const { scope } = faults;
  const { formRef, back } = useReturn(saving.stored === null, saving.closeStored);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void saving.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (!saving.stored && !event.repeat) void saving.submit();
  };

  return (
    <FormContext.Provider value={scope}>
      <FormBusyContext.Provider value={saving.busy}>
        <form
          ref={formRef}
          id={id}
          noValidate
          hidden={saving.stored !== null}
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
          onPointerDownCapture={onPointerDownCapture}
        >
          {children}
        </form>
        <ValidationDialog
          open={saving.invalid.length > 0}
          title={texts.invalidTitle}
          entries={saving.invalid.map((name) => ({
            label: scope.nameOf(name),
            message: scope.faults.get(name) ?? '',
            fieldId: fieldId(id, name),
          }))}
          onClose={saving.closeInvalid}
        />
        {saving.stored && props.conflict && (
          <Suspense fallback={<PageSkeleton />}>
            <ConflictView
              key={saving.stored.version}
              options={props.conflict}
              labels={labels}
              stored={saving.stored}
              busy={saving.busy}
              onBack={(names) => back(names.map((name) => fieldId(id, name)))}
              onMerged={saving.saveMerged as never}
            />
          </Suspense>
        )}
      </FormBusyContext.Provider>
    </FormContext.Provider>
  );
}
