'use client';
import { Button, type ButtonProps } from '@telve/ui';
import { type ComponentType, useState } from 'react';
import { useNotify } from '../notify/notify';

/** What a dialog takes that a button opens. */
export interface LateDialogProps {
  open: boolean;
  onClose: () => void;
}

export interface LateDialogButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** Loads the dialog, at the first press. */
  load: () => Promise<ComponentType<LateDialogProps>>;
  /** Message when it cannot be loaded; a further press tries again. */
  failed: string;
}

/** A button whose dialog is loaded when it is pressed, and stays: what was chosen in it survives closing. */
export function LateDialogButton({ load, failed, ...button }: LateDialogButtonProps) {
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<LateDialogProps>>();
  const start = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      notify.error(failed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button {...button} loading={loading} onClick={() => void start()} />
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
