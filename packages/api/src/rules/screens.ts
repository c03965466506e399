import { isSafeLink, type LinkType } from '../contract/links';
import { orderingMax } from '../contract/onboardings';
import { fault, flag, integer, keptText, out, requiredId, requiredText, text, version } from './schemas';

/** What a list tells of a screen that an app shows at its first start. */
export const screenRow = {
  id: out.integer(),
  title: out.text(),
  description: out.text(),
  ordering: out.integer(),
  active: out.flag(),
  version: out.integer(),
};

/** What its record tells besides. */
export const screenDetail = { ...screenRow, link: out.text(), linkText: out.text() };

/** A link that leads where its type may; none at all is fine. */
const link = (type: LinkType) =>
  text().test('link', fault('link'), (value) => value == null || value.trim() === '' || isSafeLink(value, type));

const parts = (type: LinkType) => ({
  link: link(type),
  linkText: text(),
  ordering: integer(0, orderingMax),
  active: flag(),
});

/** The fields of a new screen. */
export const newScreen = (type: LinkType) => ({
  title: requiredText(),
  description: requiredText(),
  ...parts(type),
});

/** The fields of a change: what is absent stays. */
export const changedScreen = (type: LinkType) => ({
  id: requiredId(),
  version: version(),
  title: keptText(),
  description: keptText(),
  ...parts(type),
});
