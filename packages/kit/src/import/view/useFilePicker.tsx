import { importExtensions } from '@telve/api';
import { type ReactNode, useRef } from 'react';

/** The system's file dialog, from any button. `input` has to be rendered; nothing happens when the dialog is left. */
export const useFilePicker = (onFile: (file: File) => void): { open: () => void; input: ReactNode } => {
  const ref = useRef<HTMLInputElement>(null);
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        hidden
        tabIndex={-1}
        accept={importExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file counts again: it may have been mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    ),
  };
};
