/** Loads what reading a file of this name needs, so that waiting for the network is not counted as reading. */
export async function warmUp(name: string): Promise<void> {
  if (!/\.xlsx?$/i.test(name.trim())) return;
  const { loadLibrary } = await import('./book/library');
  await loadLibrary();
}
