import ajvCompiler from '@fastify/ajv-compiler';
import stringifyCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildValidator = ReturnType<typeof ajvCompiler>;
type BuildSerializer = ReturnType<typeof stringifyCompiler>;
/** It says in `errors` what is wrong with the value it was last given. */
type Check = ReturnType<ReturnType<BuildValidator>>;

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const buildValidator: BuildValidator = (schemas, options) => {
  const compiler = once(() => ajvCompiler()(schemas, options));
  return (route) => {
    const compiled = once(() => compiler()(route));
    const check = (value: unknown) => {
      const result = compiled()(value);
      Object.assign(check, { errors: compiled().errors });
      return result;
    };
    return check as Check;
  };
};

const buildSerializer: BuildSerializer = (schemas, options) => {
  const compiler = once(() => stringifyCompiler()(schemas, options));
  return (route) => {
    const compiled = once(() => compiler()(route));
    return (answer: unknown) => compiled()(answer);
  };
};

/**
 * Fastify's own compilers, which compile what a call checks and how it answers when it is first called, and not for all calls at the start. A
 * start takes a second less of processor time.
 */
export const compiledAtFirstUse: Compilers = { buildValidator, buildSerializer };
