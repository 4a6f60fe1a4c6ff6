# The server with everything that it serves, built from this folder. How the digest is renewed: docs/operations.md.
FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e AS build
WORKDIR /app
COPY . .
RUN npm run build && node scripts/image.mjs /image

FROM node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /image /app
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
# An instance whose database is away still checks links: it is no reason to start it again.
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: the process itself has to hear of SIGTERM.
CMD ["node", "apps/api/dist/server.js"]
