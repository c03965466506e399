import type { VenueFields } from '@telve/api';
import { type GivenImage, type PreparedImages, prepareImages } from '../../files/formImages';

/** Below which the pictures of venues are stored. */
export const imageFolder = 'venues';

/** The map image first, then the pictures in their order. */
const givenImages = ({ mapImage, venueImageList }: VenueFields): GivenImage[] => [
  { field: 'mapImage', image: mapImage ?? '' },
  ...venueImageList.map((image, n) => ({ field: `venueImageList[${n}]`, image })),
];

/** Makes the new pictures of a form anew, before its transaction. */
export const prepareVenueImages = (fields: VenueFields): Promise<PreparedImages> => prepareImages(givenImages(fields));

/** The columns of the pictures' addresses, in the order of `givenImages`. */
export const imageColumns = ([mapImage = '', ...images]: readonly string[]) => ({
  map_image: mapImage === '' ? null : mapImage,
  images: JSON.stringify(images),
  image_url: images[0] ?? null,
});
