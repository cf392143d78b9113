# A house in a container: docker build -t ludoteca . && docker run -p 127.0.0.1:8017:8017 -v ludoteca:/data ludoteca \
#   serve --host 0.0.0.0 --port 8017 --data /data --allow-host games.example.org --proxy 172.17.0.1 --no-open
# Behind a reverse proxy with HTTPS: docs/hosting.md. With --build-arg DIGEST=sha256:… the image below is exactly that one.
# Everything that is installed is checked against the hashes in the lock files; a test tries these steps without Docker.

ARG DIGEST=
FROM python:3.11-slim${DIGEST:+@}${DIGEST} AS build
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make wheel

FROM python:3.11-slim${DIGEST:+@}${DIGEST}
COPY --from=build /src/dist/*.whl /src/requirements-serve.lock /dist/
RUN pip install --no-cache-dir --require-hashes -r /dist/requirements-serve.lock
RUN pip install --no-cache-dir --no-deps --no-index /dist/*.whl && rm -rf /dist
RUN useradd --system --home-dir /data ludoteca && install -d -o ludoteca -g ludoteca -m 700 /data /cache
ENV LUDOTECA_CACHE=/cache PYTHONUNBUFFERED=1
USER ludoteca
# Compiled for the machine that builds; another one compiles anew at its first start.
RUN ludoteca warm
VOLUME ["/data", "/cache"]
EXPOSE 8017
HEALTHCHECK --interval=30s --timeout=10s --start-period=180s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8017/health', timeout=8)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["ludoteca"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8017", "--data", "/data", "--no-open"]
