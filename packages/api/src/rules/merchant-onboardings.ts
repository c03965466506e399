import { contentImageBytesMax } from '../contract/limits';
import type { merchantOnboardingEntries } from '../contract/merchant-onboardings';
import { contentImage } from './content-images';
import { jpegFile } from './image-file';
import { rulesFor } from './rules';
import { fault, input, out, pageFields, requiredId } from './schemas';
import { changedScreen, newScreen, screenDetail, screenRow } from './screens';

const rowFields = { ...screenRow, imgUrl: out.text() };

const record = out.record({ ...screenDetail, ...rowFields, img: contentImage() });

/** A web address with its scheme (MONB-07). */
const linkType = 'ExternalLink';

const img = () => jpegFile(contentImageBytesMax);

export const merchantOnboardingRules = rulesFor<typeof merchantOnboardingEntries>()({
  list: { input: input(pageFields()), payload: out.page(out.record(rowFields)) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: {
    input: input({ ...newScreen(linkType), img: img().required(fault('required')) }),
    payload: record,
  },
  update: {
    input: input({ ...changedScreen(linkType), img: img() }),
    payload: out.flag(),
  },
});
