#!/bin/sh
# Starts the Content Lake of another release, after a backup. Visitors notice nothing: pages stay up, and enquiries wait on
# disk for the few seconds that it takes. Editors' work waits as long. If it does not start, the one before does.
#
# Usage, as root: switch-lake.sh RELEASE   (a folder in /srv/car-buying/releases)
set -eu

root=${CAR_BUYING_ROOT:-/srv/car-buying}
release="$root/releases/${1:?Name a release: a folder in $root/releases}"
[ -f "$release/package.json" ] || { echo "There is no release in $release." >&2; exit 1; }

before=$(readlink "$root/lake")
systemctl start car-buying-backup.service
ln -sfn "$release" "$root/lake"
if systemctl restart car-buying-lake; then
  echo "The Content Lake of $release runs."
  exit 0
fi
ln -sfn "$before" "$root/lake"
systemctl restart car-buying-lake
echo "The Content Lake of $release did not start; that of $before runs again. See: journalctl --unit car-buying-lake" >&2
exit 1
