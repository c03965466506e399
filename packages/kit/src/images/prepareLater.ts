/** `prepareImage` as picture fields take it, fetched with the first file. */
export const prepareLater = async (file: File): Promise<string> => {
  const { prepareImage } = await import('./prepareImage');
  return prepareImage(file);
};
