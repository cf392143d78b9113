# A house in a container: docker build -t ludoteca . && docker run -p 127.0.0.1:8017:8017 -v ludoteca:/data ludoteca \
#   serve --host 0.0.0.0 --port 8017 --data /data --allow-host games.example.org --no-open
# Behind a reverse proxy with HTTPS: docs/hosting.md.

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make wheel
# The versions that were tested, without the tools of development.
RUN sed -n 's/^\([A-Za-z0-9._-]*==[^ ;\\]*\).*/\1/p' requirements.lock > dist/constraints.txt

FROM python:3.11-slim
COPY --from=build /src/dist /dist
RUN pip install --no-cache-dir --constraint /dist/constraints.txt /dist/*.whl && rm -rf /dist \
 && useradd --system --home-dir /data ludoteca && install -d -o ludoteca -g ludoteca -m 700 /data /cache
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
