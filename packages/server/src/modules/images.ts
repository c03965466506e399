import type { ContentImage } from '@telve/api';
import type { StoredImage } from '../files/uploadedImages';

/** A picture as a table keeps it. */
export interface ImageColumns {
  image_url: string;
  image_size: number;
  image_width: number;
  image_height: number;
}

/** A stored picture as the columns of its record. */
export const imageColumns = ({ address, size, width, height }: StoredImage): ImageColumns => ({
  image_url: address,
  image_size: size,
  image_width: width,
  image_height: height,
});

/** What the contract tells of a stored picture. */
export const contentImage = (columns: Omit<ImageColumns, 'image_url'>): ContentImage => ({
  size: columns.image_size,
  width: columns.image_width,
  height: columns.image_height,
});

/** What the contract tells of a picture that may be absent: all of its columns are set or none. */
export const maybeContentImage = (size: number | null, width: number | null, height: number | null) =>
  size === null || width === null || height === null ? null : { size, width, height };
