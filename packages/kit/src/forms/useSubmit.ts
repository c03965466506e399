import { type ApiError, isApiError, type VersionConflict } from '@telve/api';
import type { FormApi } from 'final-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredRecord } from '../conflict/types';
import { useMutation } from '../data/useMutation';
import { useInform } from '../dialogs/confirm';
import { useNotify } from '../notify/notify';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { isSilent, useErrorText } from '../texts/useErrorText';
import { useLatest } from '../util/useLatest';
import { repeatKey } from './repeatKey';
import { formTexts } from './texts';
import type { EntityFormProps } from './types';
import type { Base, useBase } from './useBase';
import type { Checker } from './useCheck';
import type { FormFaults } from './useFaults';

interface Parts<Values extends object> {
  form: FormApi<Values>;
  checker: Checker;
  faults: FormFaults;
  base: ReturnType<typeof useBase<Values>>;
  /** Takes the form out of the unsaved things at once. */
  markClean: () => void;
}

const nextVersion = (payload: unknown, version: number | undefined): number | undefined => {
  const answered = (payload as { version?: unknown } | null)?.version;
  if (typeof answered === 'number') return answered;
  // The server counts by one: should somebody else have written too, the next save meets the conflict.
  return version === undefined ? undefined : version + 1;
};

/** Whether the form is still on its page: an answer may come after somebody has gone on. */
const useIsHere = () => {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};

/** Saving: checks, sends once, and brings every refusal to its place (fields, comparison, toast). */
export const useSubmit = <Values extends object, Input, Payload>(
  props: EntityFormProps<Values, Input, Payload>,
  { form, checker, faults, base, markClean }: Parts<Values>,
) => {
  const { run, busy } = useMutation(props.entry);
  const notify = useNotify();
  const inform = useInform();
  const errorText = useErrorText(props.errorTexts);
  const { saved } = useTexts(kitTexts);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [stored, setStored] = useState<StoredRecord<Values> | null>(null);
  const [keys] = useState(repeatKey);
  const sending = useRef(false);
  const { leftUnsaved } = useTexts(formTexts).form;
  const latest = useLatest({ props, notify, errorText, saved, leftUnsaved });
  const isHere = useIsHere();

  const tellInvalid = useCallback(
    (names: readonly string[]) => {
      setInvalid(names);
      latest.current.props.onInvalid?.(names);
    },
    [latest],
  );

  const send = useCallback(
    async (values: Values) => {
      const { props: now } = latest.current;
      const { version } = base.base.current;
      const input = now.toInput(values);
      const found = [...(now.further?.(values) ?? []), ...(await checker.ready())(input)];
      if (found.length > 0) {
        // As with a refusal: merged values stand in the form, which the comparison would hide.
        setStored(null);
        tellInvalid(faults.show(found));
        return;
      }
      faults.show([]);
      const sent = version === undefined ? input : { ...input, version };
      const idempotencyKey = now.entry.idempotent ? keys.of(sent) : undefined;
      const payload = await run(sent, { ...now.callOptions?.(values), idempotencyKey });
      keys.forget();
      const failure = now.notSaved?.(payload);
      if (failure) {
        void inform(failure);
        return;
      }
      // What was typed while the save was under way stays, and stays unsaved.
      base.startSaved({ values, version: nextVersion(payload, version) });
      if (form.getState().pristine) markClean();
      setStored(null);
      const { notify: tell, saved: usual } = latest.current;
      const told = typeof now.success === 'function' ? now.success(payload, values) : now.success;
      if (told !== null || !isHere.current) tell.success(told ?? now.leftSuccess ?? usual);
      // Somebody who has gone on is not fetched back.
      if (isHere.current) now.onSaved?.(payload, values);
    },
    [latest, checker, faults, keys, run, base, form, markClean, tellInvalid, inform, isHere],
  );

  const refuse = useCallback(
    (error: ApiError, values: Values) => {
      const { props: now, notify: tell, errorText: textOf } = latest.current;
      const field = now.codeFields?.[error.code];
      if (!isHere.current) {
        tell.error(latest.current.leftUnsaved(now.title, textOf(error)));
        return;
      }
      if (error.code === 'version_conflict' && now.conflict && error.payload) {
        const { current, changedBy, changedAt } = error.payload as VersionConflict<{ version?: number }>;
        const sides = { base: base.base.current.values, mine: values, theirs: now.conflict.toValues(current) };
        setStored({ ...sides, readAt: base.readAt.current, version: current.version, changedBy, changedAt });
      } else if (error.fields.length > 0) {
        // The fields stand in the form: a comparison over it goes, the merged values are in the fields.
        setStored(null);
        tellInvalid(faults.refuse(error.fields));
        if (now.alsoTold?.includes(error.code)) tell.error(textOf(error));
      } else if (field !== undefined) {
        setStored(null);
        faults.refuseOne(field, textOf(error));
        tellInvalid([field]);
      } else if (now.toldByFeature?.includes(error.code)) {
        // By onRefused below, over the form.
        setStored(null);
      } else if (now.inform) {
        void inform(now.inform(error, textOf(error)));
      } else {
        tell.error(textOf(error));
      }
      now.onRefused?.(error);
    },
    [latest, faults, base, tellInvalid, inform, isHere],
  );

  const submit = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    const { values } = form.getState();
    try {
      if ((await latest.current.props.beforeSave?.(values)) === false) return;
      await send(values);
    } catch (error) {
      if (isSilent(error)) return;
      if (!isApiError(error)) throw error;
      refuse(error, values);
    } finally {
      sending.current = false;
    }
  }, [form, send, refuse, latest]);

  const saveMerged = useCallback(
    (values: Values, from: Base<Values>) => {
      base.start(from, false);
      form.batch(() => {
        for (const name of Object.keys(values) as (keyof Values)[]) form.change(name, values[name]);
      });
      void submit();
    },
    [base, form, submit],
  );

  return {
    submit,
    saveMerged,
    busy,
    invalid,
    closeInvalid: () => setInvalid([]),
    stored,
    closeStored: () => setStored(null),
  };
};
