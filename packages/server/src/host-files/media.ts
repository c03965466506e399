import type { FastifyInstance } from 'fastify';
import { createPublicImages, publicImagesPath } from '../files/publicImages';
import { Refusal } from '../http/errors';

/** Serves the public images. Pages of partners show them too, and a picture never changes under its address. */
export const registerMedia = (app: FastifyInstance, dataDir: string): void => {
  const images = createPublicImages(dataDir);
  app.get(`${publicImagesPath}/*`, async (request, reply) => {
    const image = await images.read((request.params as { '*': string })['*']);
    if (!image) throw new Refusal('not_found');
    return reply
      .headers({
        'content-type': image.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(image.bytes);
  });
};
