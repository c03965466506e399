import { useState } from 'react';
import { type DropzoneInputProps, type DropzoneRootProps, useDropzone } from 'react-dropzone';

export interface FileDropOptions {
  /** Drops are refused, yet kept from the browser: it would open the file in place of the page. */
  locked: boolean;
  onFile: (file: File) => void;
}

/**
 * Drop area and system dialog of one slot. Only the slot takes drops: what falls beside it stays the page's matter.
 * `several` is true after more than one file was dropped, until the next one comes.
 */
export function useFileDrop({ locked, onFile }: FileDropOptions) {
  const [several, setSeveral] = useState(false);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    preventDropOnDocument: false,
    useFsAccessApi: false,
    onDragOver: ({ dataTransfer }) => {
      if (locked) dataTransfer.dropEffect = 'none';
    },
    onDrop: (files: File[]) => {
      const [file] = files;
      if (!file || locked) return;
      setSeveral(files.length > 1);
      onFile(file);
    },
  });
  // Its inline style would need unsafe-inline where a server renders, and its name is English: `hidden` needs neither.
  const {
    style: _,
    'aria-label': __,
    ...input
  } = zone.getInputProps<DropzoneInputProps>({
    multiple: false,
    tabIndex: -1,
    hidden: true,
  });
  const root = zone.getRootProps<DropzoneRootProps>({ role: 'group' });
  return { root, rootRef: zone.rootRef, input, open: zone.open, over: zone.isDragActive && !locked, several };
}
