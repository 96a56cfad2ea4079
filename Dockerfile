# Two stages: the first builds the pages with everything, the second runs the server with what it needs alone.
FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:26-trixie-slim
# pg_dump and pg_restore of PostgreSQL 17, for backups.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
# As `npm start` sets it: memory that threads have freed is kept in two places, not in eight for each processor.
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server itself is process 1, so that a stop reaches it.
CMD ["node", "server/main.ts"]
