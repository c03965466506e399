/**
 * Computed styles of the page's own elements; what only follows from the height of the page is left out.
 * @param parts selector of the elements besides html and body
 */
export const ownStyles = (page, parts = '#own, #own *') =>
  page.evaluate((selector) => {
    const sizes = /^(block-size|height|perspective-origin|transform-origin)$/;
    const own = [document.documentElement, document.body, ...document.querySelectorAll(selector)];
    return own.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !sizes.test(name));
      return `${element.localName} ${names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    });
  }, parts);
