import { type DropzoneInputProps, type DropzoneRootProps, useDropzone } from 'react-dropzone';

interface ImageDropOptions {
  multiple: boolean;
  /** Drops are refused, yet kept from the browser: it would open the file in place of the page. */
  locked: boolean;
  onFiles: (files: File[]) => void;
}

/** Drop area and system dialog of a field of pictures. The same file chosen again counts again. */
export function useImageDrop({ multiple, locked, onFiles }: ImageDropOptions) {
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    preventDropOnDocument: false,
    useFsAccessApi: false,
    onDragOver: ({ dataTransfer }) => {
      if (locked) dataTransfer.dropEffect = 'none';
    },
    onDrop: (files: File[]) => {
      if (files.length > 0 && !locked) onFiles(files);
    },
  });
  // Its inline style would need unsafe-inline where a server renders, and its name is English: `hidden` needs neither.
  const {
    style: _,
    'aria-label': __,
    ...input
  } = zone.getInputProps<DropzoneInputProps>({ multiple, tabIndex: -1, hidden: true });
  const root = zone.getRootProps<DropzoneRootProps>({ role: 'group' });
  return { root, rootRef: zone.rootRef, input, open: zone.open, over: zone.isDragActive && !locked };
}
