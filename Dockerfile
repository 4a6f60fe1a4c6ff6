# The server with everything that it serves, built from this folder.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run build

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
# An instance whose database is away still checks links: it is no reason to start it again.
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: the process itself has to hear of SIGTERM.
CMD ["node", "apps/api/dist/server.js"]
