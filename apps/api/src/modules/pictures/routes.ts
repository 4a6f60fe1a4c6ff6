import { ENDPOINTS, MAX_PICTURE } from '@scamguard/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { untilOver } from '../../http/once-over.ts';
import { slots } from '../../limits/slots.ts';
import { answerError } from '../../plugins/error-answers.ts';
import { MOST_PICTURES, type PicturesService, picturesWaiting } from './service.ts';

export interface PicturesRoutesOptions {
  readonly service: PicturesService;
}

export async function picturesRoutes(app: FastifyInstance, { service }: PicturesRoutesOptions) {
  const places = slots(MOST_PICTURES, picturesWaiting);

  // The type that a file claims does not count. A file that is no picture is refused by its bytes, with a sentence about
  // pictures.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_PICTURE.bytes }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(
      error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new CodedError('picture_too_heavy') : error,
      request,
      reply,
    ),
  );
  app.addHook('preParsing', async (request, reply) => places.take(request, reply));

  registerCall(app, ENDPOINTS.readPicture, async (request, reply) => {
    const picture = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const text = await places.during(request, () => service.read(picture, untilOver(request, reply)));
    return { text };
  });
}
