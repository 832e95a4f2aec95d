# The server in a container: built with the locks, run by nobody in particular.
FROM python:3.11-slim AS build
WORKDIR /src
RUN python -m venv /opt/build && python -m venv --without-pip /opt/waset
ENV PIP_NO_CACHE_DIR=1
COPY requirements.lock requirements-build.lock ./
RUN /opt/build/bin/pip install --require-hashes -r requirements-build.lock
RUN /opt/build/bin/pip --python /opt/waset install --require-hashes -r requirements.lock
# psycopg-binary holds compiled libraries without their licences; Debian's libpq below brings its own.
RUN /opt/build/bin/pip --python /opt/waset uninstall --yes psycopg-binary
COPY pyproject.toml README.md LICENSE installing.py building.py hatch_build.py requirements-node.lock ./
COPY web web
COPY waset waset
COPY locales locales
COPY docs/rules docs/rules
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /tmp/wheel .
RUN /opt/build/bin/pip --python /opt/waset install --no-deps /tmp/wheel/*.whl

FROM python:3.11-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libpq5 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/waset waset
COPY --from=build /opt/waset /opt/waset
ENV PATH=/opt/waset/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    WASET_HOST=0.0.0.0 \
    WASET_PORT=8000 \
    WASET_DATABASE=/var/lib/waset/waset.db
USER waset
WORKDIR /var/lib/waset
VOLUME /var/lib/waset
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["waset", "serve"]
