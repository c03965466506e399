/** An animation as a form sends it; `more` replaces parts of it. */
export const animation = (more: object = {}): Record<string, unknown> => ({
  ...{ v: '5.12.1', fr: 30, ip: 0, op: 90, w: 296, h: 269, assets: [] },
  layers: [{ ty: 4, nm: 'Buhar', ip: 0, op: 90, st: 0, ks: {}, shapes: [] }],
  ...more,
});

/** The file of a form: a text as it is, anything else as JSON. */
export const animationFile = (
  content: string | Uint8Array<ArrayBuffer> | object = animation(),
  name = 'buhar.json',
  type = 'application/json',
): File => {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  return new File([isWhole ? content : JSON.stringify(content)], name, { type });
};

/** An animation that embeds pictures, by their data URLs. */
export const animationWith = (...pictures: string[]): Record<string, unknown> =>
  animation({ assets: pictures.map((p, n) => ({ id: `${n}`, w: 8, h: 8, u: '', p, e: 1 })) });
