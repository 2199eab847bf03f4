#!/bin/sh
# Makes another release serve, without failing a request: starts it on the port that is idle, waits until it is ready, points
# the web server to it and stops the one before. The same command with the name of an earlier release is the way back.
#
# Usage, as root: switch.sh RELEASE        (a folder in /srv/car-buying/releases)
set -eu

root=${CAR_BUYING_ROOT:-/srv/car-buying}
etc=${CAR_BUYING_ETC:-/etc}
release="$root/releases/${1:?Name a release: a folder in $root/releases}"
[ -f "$release/package.json" ] || { echo "There is no release in $release." >&2; exit 1; }

web_server=nginx
[ -f "$etc/nginx/car-buying-live.conf" ] || web_server=caddy
live_file="$etc/$web_server/car-buying-live.conf"
# The first port serves, the second one is idle.
ports=$(sed 's/#.*//' "$live_file" | grep -o '127\.0\.0\.1:[0-9]*' | cut -d: -f2)
live=$(echo "$ports" | sed -n 1p)
idle=$(echo "$ports" | sed -n 2p)
[ -n "$live" ] && [ -n "$idle" ] || { echo "$live_file does not name two ports." >&2; exit 1; }
if [ "$(readlink -f "$root/$live")" = "$(readlink -f "$release")" ]; then
  echo "$release serves already. Two processes cannot share a build: make a copy of the folder, without its .next." >&2
  exit 1
fi

give_up() {
  systemctl stop "car-buying@$idle"
  echo "$1 The release before still serves." >&2
  exit 1
}

systemctl stop "car-buying@$idle"
ln -sfn "$release" "$root/$idle"
# Ends when it is built, responds, and has caught up with what was published meanwhile.
systemctl start "car-buying@$idle" || give_up "The release in $release did not start."
curl --silent --fail --output /dev/null --max-time 30 "http://127.0.0.1:$idle/api/health/ready" ||
  give_up "The release in $release is not ready (npm run doctor says why)."

cp "$live_file" "$live_file.before"
sed "s/\(127\.0\.0\.1\):$live\b/\1:=/; s/\(127\.0\.0\.1\):$idle\b/\1:$live/; s/:=/:$idle/" "$live_file.before" >"$live_file"
if [ "$web_server" = nginx ]; then
  nginx -t -q || refused=yes
else
  caddy validate --config "$etc/caddy/Caddyfile" --adapter caddyfile >/dev/null 2>&1 || refused=yes
fi
if [ -n "${refused:-}" ]; then
  mv "$live_file.before" "$live_file"
  give_up "$web_server refuses its configuration."
fi
rm "$live_file.before"
systemctl reload "$web_server"
systemctl enable --quiet "car-buying@$idle"
# The web server completes with the earlier configuration what it has begun. A site that is told to stop closes connections
# on which nothing has arrived yet, and a form that is on its way would be lost.
sleep "${CAR_BUYING_DRAIN_SECONDS:-5}"
systemctl disable --quiet --now "car-buying@$live"
echo "Port $idle serves $release."
