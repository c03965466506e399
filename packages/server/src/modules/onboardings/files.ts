import type { CreateOnboardingInput, UpdateOnboardingInput } from '@telve/api';
import { removeImages } from '../../files/formImages';
import type { PublicImages } from '../../files/publicImages';
import { type PreparedAnimation, prepareAnimation } from '../../files/uploadedAnimation';
import { type PreparedImage, preparePicture } from '../../files/uploadedImages';
import type { Call } from '../../http/call';
import { Refusal } from '../../http/errors';
import { animationColumns, imageFolder, type OnboardingRecord, pictureColumns } from './repository';

/** The files of a form; what is absent stays as it is, null removes it. */
export interface OnboardingFiles {
  img?: PreparedImage | null | undefined;
  animation?: PreparedAnimation | null | undefined;
}

type Form = CreateOnboardingInput | UpdateOnboardingInput;

const isAskedFor = (form: Form, name: 'removeImg' | 'removeAnimation'): boolean =>
  name in form && (form as UpdateOnboardingInput)[name] === true;

/** Looks into the files of a form before a transaction is open. A new file wins over the wish to remove the old one. */
export const prepareFiles = async (form: Form): Promise<OnboardingFiles> => ({
  img: (await preparePicture('img', form.img)) ?? (isAskedFor(form, 'removeImg') ? null : undefined),
  animation:
    (await prepareAnimation('animation', form.animation)) ?? (isAskedFor(form, 'removeAnimation') ? null : undefined),
});

/** Something to show must be left (CONB-21). */
const expectSomething = ({ img, animation }: OnboardingFiles, stored?: OnboardingRecord): void => {
  const left = (file: object | null | undefined, address?: string | null) => (file === undefined ? address : file);
  if (left(img, stored?.image_url) || left(animation, stored?.animation_url)) return;
  throw new Refusal('validation_failed', { fields: [{ field: 'img', code: 'image_or_animation' }] });
};

/**
 * New files of a screen as its record keeps them. They are removed when the call ends, unless they are kept.
 *
 * @throws Refusal `validation_failed` where nothing would be left to show, or `storage_full`
 */
export const storeFiles = async (
  images: PublicImages,
  files: OnboardingFiles,
  call: Pick<Call, 'atEnd'>,
  stored?: OnboardingRecord,
) => {
  expectSomething(files, stored);
  const img = files.img && (await files.img.store(images, imageFolder, call));
  const animation = files.animation && (await files.animation.store(images, imageFolder, call));
  // What is not there already is not removed.
  const isOtherImg = img !== undefined && (img !== null || stored?.image_url != null);
  const isOtherAnimation = animation !== undefined && (animation !== null || stored?.animation_url != null);
  const gone = [isOtherImg && stored?.image_url, isOtherAnimation && stored?.animation_url];
  return {
    columns: { ...(isOtherImg && pictureColumns(img)), ...(isOtherAnimation && animationColumns(animation)) },
    /** What the audit row says of them: whether there is one now. Empty where nothing changes. */
    named: { ...(isOtherImg && { img: img !== null }), ...(isOtherAnimation && { animation: animation !== null }) },
    /** To be called once the record is written for good. */
    keep: () => {
      img?.keep();
      animation?.keep();
      void removeImages(
        images,
        gone.filter((address) => typeof address === 'string'),
      );
    },
  };
};

export type StoredFiles = Awaited<ReturnType<typeof storeFiles>>;
