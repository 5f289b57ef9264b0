#!/bin/sh
# Writes the secrets that compose.yaml mounts. What is there already is left as it is: the key opens stored passwords.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
# Nobody else may look into the folder; the files are open, because each container has a user of its own.
chmod 700 secrets
umask 022
make() {
  if [ ! -s "secrets/$1" ]; then
    printf '%s' "$2" > "secrets/$1"
    echo "made deploy/secrets/$1"
  fi
}
make secret_key "$(openssl rand -base64 32)"
make database_password "$(openssl rand -hex 24)"
make database_url "postgres://parley:$(cat secrets/database_password)@postgres:5432/parley"
