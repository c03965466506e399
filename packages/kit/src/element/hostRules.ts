/** Nothing is inherited from the page but its font, and tokens: `all` leaves custom properties alone, and the direction. */
const hostRules = `
  :host { display: block; }
  :host([hidden]) { display: none; }
  :host > div { all: initial; direction: ltr; display: block; font-family: inherit; }
`;

/** Rules for the element itself that has the shadow root. A sheet without an element needs no nonce. */
export const adoptHostRules = (shadow: ShadowRoot): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hostRules);
  shadow.adoptedStyleSheets = [sheet];
};
