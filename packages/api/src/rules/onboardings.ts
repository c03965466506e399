import { array } from 'yup';
import { animationBytesMax, type onboardingEntries, onboardingImageBytesMax } from '../contract/onboardings';
import { contentImage } from './content-images';
import { animationFile, pictureFile } from './image-file';
import { rulesFor } from './rules';
import { fault, flag, input, out, pageFields, requiredId } from './schemas';
import { changedScreen, newScreen, screenDetail, screenRow } from './screens';

const rowFields = { ...screenRow, imgUrl: out.nullableText(), animationUrl: out.nullableText() };

const record = out.record({
  ...screenDetail,
  ...rowFields,
  img: contentImage().nullable(),
  animation: out.record({ size: out.integer(), format: out.text(), seconds: out.number() }).nullable(),
});

/** A place of the app, or a web address with its scheme. */
const linkType = 'InternalLink';

const animation = () => animationFile(animationBytesMax);

const img = () => pictureFile(onboardingImageBytesMax);

/** One of image and animation must be there (CONB-21). */
const imgOrAnimation = () =>
  img().test('image_or_animation', fault('image_or_animation'), function one(value) {
    return value != null || (this.parent as { animation?: unknown }).animation != null;
  });

/** Screens that one call may put in order. */
const idsMax = 1_000;

const ids = () =>
  array(requiredId())
    .typeError(fault('type'))
    .min(1, fault('required'))
    .max(idsMax, fault('max', { max: idsMax }))
    .required(fault('required'));

export const onboardingRules = rulesFor<typeof onboardingEntries>()({
  list: { input: input(pageFields()), payload: out.page(out.record(rowFields)) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: {
    input: input({ ...newScreen(linkType), animation: animation(), img: imgOrAnimation() }),
    payload: record,
  },
  update: {
    input: input({
      ...changedScreen(linkType),
      animation: animation(),
      img: img(),
      removeImg: flag(),
      removeAnimation: flag(),
    }),
    payload: out.flag(),
  },
  reorder: { input: input({ ids: ids() }), payload: out.flag() },
  remove: { input: input({ id: requiredId() }), payload: out.flag() },
});
