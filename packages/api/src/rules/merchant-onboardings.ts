import { contentImageBytesMax } from '../contract/limits';
import { isSafeLink } from '../contract/links';
import type { merchantOnboardingEntries } from '../contract/merchant-onboardings';
import { orderingMax } from '../contract/onboardings';
import { contentImage } from './content-images';
import { jpegFile } from './image-file';
import { rulesFor } from './rules';
import {
  fault,
  flag,
  input,
  integer,
  keptText,
  out,
  pageFields,
  requiredId,
  requiredText,
  text,
  version,
} from './schemas';

const rowFields = {
  id: out.integer(),
  title: out.text(),
  description: out.text(),
  ordering: out.integer(),
  active: out.flag(),
  imgUrl: out.text(),
  version: out.integer(),
};

const record = out.record({ ...rowFields, link: out.text(), linkText: out.text(), img: contentImage() });

/** A web address with its scheme (MONB-07). */
const link = () =>
  text().test('link', fault('link'), (value) => {
    return value == null || value.trim() === '' || isSafeLink(value, 'ExternalLink');
  });

const parts = () => ({ link: link(), linkText: text(), ordering: integer(0, orderingMax), active: flag() });

const img = () => jpegFile(contentImageBytesMax);

export const merchantOnboardingRules = rulesFor<typeof merchantOnboardingEntries>()({
  list: { input: input(pageFields()), payload: out.page(out.record(rowFields)) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: {
    input: input({
      title: requiredText(),
      description: requiredText(),
      ...parts(),
      img: img().required(fault('required')),
    }),
    payload: record,
  },
  update: {
    input: input({
      id: requiredId(),
      version: version(),
      title: keptText(),
      description: keptText(),
      ...parts(),
      img: img(),
    }),
    payload: out.flag(),
  },
});
