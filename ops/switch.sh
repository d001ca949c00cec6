# Functions of `upgrade` and `rollback`. Two instances, a and b, take turns: one runs, the other has the previous release.
# The variables can be set for a trial in other folders.
base=${WASHHOUSE_BASE:-/srv/washhouse}
settings=${WASHHOUSE_SETTINGS:-/etc/washhouse}
nginx_settings=${WASHHOUSE_NGINX:-/etc/nginx/washhouse}
systemctl=${WASHHOUSE_SYSTEMCTL:-systemctl}
ready_seconds=300
last_response_seconds=60

stop_with() {
  echo "$1" >&2
  exit 1
}

# The running instance; empty before the first release.
live_instance() {
  [ -L "$base/live" ] && basename "$(readlink "$base/live")"
  return 0
}

other_than() {
  if [ "$1" = a ]; then echo b; else echo a; fi
}

port_of() { # <instance> <CONTENT_PORT or WEB_PORT>
  sed -n "s/^$2=//p" "$settings/$1.env"
}

wait_until_ready() { # <unit> <port>
  seconds=0
  until curl -sf -o /dev/null "http://127.0.0.1:$2/readyz"; do
    seconds=$((seconds + 1))
    [ "$seconds" -lt "$ready_seconds" ] || return 1
    "$systemctl" is-active --quiet "$1" || return 1
    sleep 1
  done
}

shows_admin() { # <part> <port>: readiness does not include the admin's pages
  [ "$1" = web ] || curl -sf -o /dev/null "http://127.0.0.1:$2/admin/login"
}

# Starts the parts of an instance; stops them again if one does not get ready.
start_instance() { # <instance>
  for part in content web; do
    unit="washhouse-$part@$1"
    name=$(echo "$part" | tr '[:lower:]' '[:upper:]')
    "$systemctl" start "$unit"
    port=$(port_of "$1" "${name}_PORT")
    wait_until_ready "$unit" "$port" && shows_admin "$part" "$port" && continue
    "$systemctl" stop "washhouse-web@$1" "washhouse-content@$1"
    stop_with "$unit did not get ready. Its last lines: journalctl -u $unit -n 50"
  done
}

point() { # <target> <link>: replaces the link in one step
  # -n and -f: an interrupted run may have left one.
  ln -sfn "$1" "$2.new"
  mv -T "$2.new" "$2"
}

nginx_workers() {
  pgrep -P "$("$systemctl" show -p MainPID --value nginx)" || true
}

# After a reload nginx's old workers still send requests to the instance before, also new ones at first.
wait_until_ended() { # <pids>
  seconds=0
  for pid in $1; do
    while [ "$seconds" -lt "$last_response_seconds" ] && kill -0 "$pid" 2> /dev/null; do
      seconds=$((seconds + 1))
      sleep 1
    done
  done
}

# Leads visitors to a started instance, and stops the other one after its last responses.
switch_to() { # <instance> <instance before, or empty>
  workers=$(nginx_workers)
  point "upstreams-$1.conf" "$nginx_settings/upstreams.conf"
  # nginx tests its settings first, and goes on with the old ones if they are not valid.
  if ! "$systemctl" reload nginx; then
    [ -z "$2" ] || point "upstreams-$2.conf" "$nginx_settings/upstreams.conf"
    "$systemctl" stop "washhouse-web@$1" "washhouse-content@$1"
    stop_with "nginx did not load its settings, so nothing has changed. The reason: nginx -t"
  fi
  point "$1" "$base/live"
  "$systemctl" enable --quiet "washhouse-content@$1" "washhouse-web@$1"
  if [ -n "$2" ]; then
    "$systemctl" disable --quiet "washhouse-web@$2" "washhouse-content@$2"
    wait_until_ended "$workers"
    "$systemctl" stop "washhouse-web@$2" "washhouse-content@$2"
  fi
  echo "Running: $(basename "$(readlink "$base/$1")") (instance $1)"
}
