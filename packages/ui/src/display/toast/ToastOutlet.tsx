'use client';
import { useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useUiTexts } from '../../texts/TextsContext';
import { visuallyHidden } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { topLayerReset } from '../popover/styles';
import { ToastContext } from './context';
import type { Toast, ToastStore } from './store';
import { ToastItem } from './ToastItem';
import { useKeepClear } from './useKeepClear';

/** Where messages appear: one in each root and one in each open dialog, since a dialog makes all else inert. */
export function ToastOutlet({ base }: { base?: boolean }) {
  const store = useContext(ToastContext);
  return store ? <Outlet store={store} base={base} /> : null;
}

function Outlet({ store, base }: { store: ToastStore; base?: boolean }) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const texts = useUiTexts().toast;
  const { toasts, notice } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const mine = toasts.filter((toast) => toast.outlet === id);

  useEffect(() => store.enter(id, base), [store, id, base]);
  // Always in the top layer: a live region that comes into being together with its text is often not read out.
  // After the layout effects: the dialog around it enters the top layer in one of those, and later means higher.
  useEffect(() => {
    const outlet = ref.current;
    outlet?.showPopover?.();
    return () => {
      if (outlet?.matches(':popover-open')) outlet.hidePopover();
    };
  }, []);
  useKeepClear(ref);

  const show = (list: readonly Toast[]) =>
    list.map((toast) => <ToastItem key={toast.id} toast={toast} onClose={() => store.remove(toast.id)} />);
  const said = notice?.outlet === id ? notice : null;
  return (
    <Region ref={ref} popover="manual" aria-label={texts.region} data-toasts={mine.length}>
      {base && <div ref={store.place} />}
      <div role="alert">{show(mine.filter((toast) => !toast.moved && toast.kind === 'error'))}</div>
      <div>{show(mine.filter((toast) => toast.moved))}</div>
      <div role="status">{show(mine.filter((toast) => !toast.moved && toast.kind !== 'error'))}</div>
      <Said role="status">{said && !said.urgent && <p key={said.id}>{said.text}</p>}</Said>
      <Said role="alert">{said?.urgent && <p key={said.id}>{said.text}</p>}</Said>
    </Region>
  );
}

const Said = styled.div`
  ${visuallyHidden}
`;

const Region = styled.section`
  ${topLayerReset}
  right: ${theme.space[8]};
  /* Above the save bar, which tells its height. */
  bottom: calc(${theme.space[8]} + var(--_bar, 0px));
  display: grid;
  justify-items: end;
  width: max-content;
  max-width: calc(100vw - 2 * ${theme.space[6]});
  padding: 0;
  overflow: visible;
  background: none;
  pointer-events: none;

  & > [role='alert'], & > [role='status'], & > div {
    display: grid;
    justify-items: end;
  }
  &[data-place='top'] {
    top: ${theme.space[8]};
    bottom: auto;
  }
  /* The top layer belongs to the viewport, so its width counts here, not the width of a root or dialog. */
  @media (max-width: 767.98px) {
    right: ${theme.space[6]};
    left: ${theme.space[6]};
    width: auto;
    &:not([data-place='top']) { bottom: calc(${theme.space[6]} + var(--_bar, 68px)); }
  }
`;
